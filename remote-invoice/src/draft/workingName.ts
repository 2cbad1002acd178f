/** The name of a draft that nobody has named says nothing to people. */
export const workingName = /^(INV|Q)-\d{13}$/;
