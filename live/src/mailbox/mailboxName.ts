/** Ports that `imap:` and `imaps:` have unless an address names another one. */
const defaultPorts = ['', '143', '993'];

/** A mailbox: user, server and folder, where the port is named only if it is an own one. */
const spelled = (user: string, host: string, port: string, folder: string) => {
  const server = host.toLowerCase() + (defaultPorts.includes(port) ? '' : `:${port}`);
  return `${decoded(user)}@${server}/${/^inbox$/i.test(folder) ? 'INBOX' : folder}`;
};

/** The folder that `MAIL_INBOX` names. */
export const folderOf = ({ pathname }: URL) => decoded(pathname.replace(/^\/|\/$/g, '')) || 'INBOX';

/** Names a mailbox, however `MAIL_INBOX` is spelled. */
export const mailboxName = (url: URL) => spelled(url.username, url.hostname, url.port, folderOf(url));

/** Whether a name, also one that an earlier version has stored, is that of a mailbox. */
export function isSameMailbox(stored: string, name: string): boolean {
  const [, user = '', host = '', port = '', folder = ''] =
    /^(.*)@([^@/:]*|\[[^\]]*\]):?(\d*)\/(.*)$/.exec(stored) ?? [];
  return spelled(user, host, port, folder.replace(/\/$/, '') || 'INBOX') === name;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
