/** An application with the commit of its release, where that is known. */
export interface Built {
  name: string;
  commit: string | null;
}

/** What is live of an application. */
export interface Application extends Built {
  /** Address of the release. */
  release: string;
  version: string;
  /** ISO time at which it went live. */
  since: string;
  /** Who set it live. */
  by: string | null;
  /** What a rollback sets live. */
  before: (Omit<Built, 'name'> & { isComposed: boolean; endsCanary: boolean }) | null;
  /** Why a rollback is refused now. */
  refusal: string | null;
}

export interface Site {
  composition: number;
  /** `leaving` are applications that the composition before has not. */
  before: { composition: number; applications: Built[]; leaving: string[] } | null;
  refusal: string | null;
}

interface Count {
  views: number;
  failed: number;
}

/** Page views of the canary and of the live site in the same time. */
export interface Figures {
  /** ISO time. */
  since: string;
  canary: Count;
  live: Count;
  unanswered: { address: string; reason: string }[];
}

export interface Canary {
  name: string;
  owner: string;
  /** In percent. */
  share: number;
  composition: number;
  /** ISO time. */
  since: string;
  applications: Built[];
  /** `null` where the server does not read them. */
  figures: Figures | null;
  refusal: string | null;
}

export interface Preview {
  name: string;
  /** First label of its host. */
  label: string;
  composition: number;
  /** ISO time; `null` once it was removed. */
  made: string | null;
  applications: Built[];
}

export interface Change {
  sequence: number;
  /** ISO time. */
  at: string;
  by: string | null;
  /** The command. */
  reason: string;
  /** What its author gave as the reason. */
  why: string | null;
  applications: Built[];
}

/** What the server answers to `GET /releases`. */
export interface Releases {
  /** Whether the server may write to the store. */
  mayChange: boolean;
  site: Site;
  applications: Application[];
  canary: Canary | null;
  previews: Preview[];
  changes: Change[];
}

/** The release of the content. */
export const contentName = 'shared';

/** Applications with their commits, in one line. Those of one commit share its name. */
export function builtText(applications: readonly Built[]): string {
  const commits = [...new Set(applications.map(({ commit }) => commit))];
  return commits
    .map((commit) => {
      const names = applications.filter((each) => each.commit === commit).map(({ name }) => name);
      return commit === null ? names.join(', ') : `${names.join(', ')} ${commit}`;
    })
    .join('; ');
}
