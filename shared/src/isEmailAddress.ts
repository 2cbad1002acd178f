/** Local part, @, domain with a dot; yup's own rule accepts `a@b`. */
const addressPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text is an email address, of at most 254 characters. */
export const isEmailAddress = (text: string) => text.length <= 254 && addressPattern.test(text);
