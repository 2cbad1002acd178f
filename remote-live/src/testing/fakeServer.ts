/** An answer that refuses, as the server's problem documents do. */
interface Refused {
  refused: number;
  detail: string;
  field?: string;
  /** The ways to prove again who it is. */
  proof?: readonly string[];
}

/** The refusal of a request that takes a proof first. */
export const wantsProof = (...proof: string[]): Refused => ({
  refused: 403,
  detail: 'You signed in more than ten minutes ago. Confirm your identity first.',
  proof,
});

export const refuse = (refused: number, detail: string, field?: string): Refused => ({
  refused,
  detail,
  ...(field !== undefined && { field }),
});

type Answer = object | null | Refused;

/** Answers by route, such as `GET /people`; `null` is an answer without content. */
type Answers = Record<string, Answer | ((body: never) => Answer | Promise<Answer>)>;

/**
 * Replaces `fetch` by a server with these routes. Any other route fails the test.
 * @returns the requests so far, such as `POST /session {"email":"…"}`.
 */
export function fakeServer(answers: Answers): string[] {
  const requests: string[] = [];
  window.fetch = async (input, { method = 'GET', body } = {}) => {
    const path = String(input).replace(/^\/api/, '');
    const route = `${method} ${path}`;
    requests.push(body ? `${route} ${String(body)}` : route);
    const known = answers[route];
    if (known === undefined) throw new Error(`The test has no answer to ${route}`);
    return responseOf(
      typeof known === 'function' ? await known(JSON.parse(String(body ?? null)) as never) : known,
    );
  };
  return requests;
}

function responseOf(answer: Answer): Response {
  if (answer === null) return new Response(null, { status: 204 });
  if (!('refused' in answer)) return Response.json(answer);
  const { refused, ...document } = answer as Refused;
  return Response.json(document, { status: refused });
}

/** An answer without content that comes when the test says so. */
export function slowAnswer() {
  let send = () => {};
  const sent = new Promise<null>((resolve) => (send = () => resolve(null)));
  return { answer: () => sent, send };
}
