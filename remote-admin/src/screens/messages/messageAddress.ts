export const messagesPath = '/admin/messages';

/** Address of an open message. */
export const messageAddress = (id: number) => `${messagesPath}?open=${id}`;
