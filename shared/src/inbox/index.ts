/**
 * The page with the messages of visitors, for adapters of `InboxPort`. Each adapter passes what it
 * can do. Remotes bundle these parts: other staff pages do not load them.
 */
export { InboxScreen } from './InboxScreen';
export { MessageCard } from './MessageCard';
export { MessageFoot } from './MessageFoot';
export { MessageHead } from './MessageHead';
export { MessageList } from './MessageList';
export { MessagePlaceholder } from './MessagePlaceholder';
export { MessageSender } from './MessageSender';
export { MessageWords } from './MessageWords';
export { deletedNotice } from './deletedNotice';
export { formatTime } from './formatTime';
export { messageAddress, messagesPath } from './messageAddress';
export { useMessageSteps } from './useMessageSteps';
export { useOpenMessageId } from './useOpenMessageId';
