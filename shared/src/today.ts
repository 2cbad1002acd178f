const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The date by the local clock as YYYY-MM-DD: an ISO string would still be yesterday's in Karachi before five in the morning. */
export const today = (now = new Date()) =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
