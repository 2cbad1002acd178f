/** The time of the company's offices, which have no summer time. */
export const companyZone = { name: 'Pakistan time', offset: '+05:00' };

/** ISO time of a point in time by the company's clocks, such as `2026-12-01T09:00`. */
export const companyTime = (local: string) => new Date(`${local}${companyZone.offset}`).toISOString();
