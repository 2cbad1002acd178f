import { userInfo } from 'node:os';

const variables = [
  'PUBLISHED_BY',
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILD_REQUESTEDFOR',
  'CIRCLE_USERNAME',
  'DRONE_COMMIT_AUTHOR',
];

/** The user: from the variables of CI systems, else the user of this machine. */
export function currentUser(environment: Record<string, string | undefined> = process.env): string {
  const named = variables.map((name) => environment[name]).find(Boolean);
  if (named) return named;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
