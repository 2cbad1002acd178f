/**
 * The passwords of at least 12 characters among the 10,000 commonest, in lower case. From SecLists (MIT), the list
 * `10-million-password-list-top-10000`.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456654321 123456789qwe 123456qwerty 123qweasdzxc 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc gfhjkmgfhjkm
  ghhh47hj7649 ghjcnjgfhjkm leavemealone mailcreated5240 masterbating motherfucker polniypizdec0211
  q1w2e3r4t5y6 qazwsxedc123 qazwsxedcrfv qwerasdfzxcv qwerty123456 qwertyqwerty sojdlg123aljg sonyericsson
  zxcasdqwe123`.split(/\s+/),
);
