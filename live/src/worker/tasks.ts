import { isProblem, type Problem } from '../http/problem';
import { examineResume } from '../inbox/submissions/examineResume';
import { mediaTypeOf } from '../inbox/mediaTypeOf';
import { readMail } from '../mailbox/readMail';
import { encodePicture } from '../media/encodePicture';

/** Between threads a Buffer becomes a Uint8Array. */
const buffer = ({ buffer: bytes, byteOffset, length }: Uint8Array) =>
  Buffer.from(bytes as ArrayBuffer, byteOffset, length);

/** What reads files from outside, in a thread of `inWorker`. */
const jobs = {
  readMail: ({ source, isCut }: { source: Uint8Array; isCut: boolean }) => readMail(source, isCut),
  examineResume: ({ name, bytes }: { name: string; bytes: Uint8Array }) =>
    examineResume({ name, bytes: buffer(bytes) }),
  mediaTypeOf,
  encodePicture: (upload: Uint8Array) => encodePicture(buffer(upload)),
};

export type Jobs = typeof jobs;
export type Task<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
export type Result<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** What a job comes to. Errors lose their members between threads: a refusal is a value. */
export type Outcome<Name extends keyof Jobs> =
  { result: Result<Name> } | { refusal: Pick<Problem, 'statusCode' | 'message' | 'details'> };

/** The entry of the thread. */
export async function run<Name extends keyof Jobs>({ name, task }: { name: Name; task: Task<Name> }) {
  try {
    return { result: await (jobs[name] as (given: Task<Name>) => Promise<Result<Name>>)(task) };
  } catch (error) {
    if (!isProblem(error as Error)) throw error;
    const { statusCode, message, details } = error as Problem;
    return { refusal: { statusCode, message, details } };
  }
}
