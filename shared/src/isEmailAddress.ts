/** Stricter than yup's own rule, which accepts `a@b`: the domain needs a dot. */
const addressPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text is an email address, of at most 254 characters. */
export const isEmailAddress = (text: string) => text.length <= 254 && addressPattern.test(text);
