const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The local date as YYYY-MM-DD: an ISO string would still have yesterday's date in Karachi before
 * five in the morning.
 */
export const today = (now = new Date()) =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
