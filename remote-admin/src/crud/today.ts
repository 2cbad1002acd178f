/** Today by the local clock as YYYY-MM-DD; an ISO string would be yesterday's in the early hours of Karachi. */
export function today(now = new Date()): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
