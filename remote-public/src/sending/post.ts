/** Why the server refuses a form: in words, and by field. */
export interface Refusal {
  detail: string;
  violations: { field: string; message: string }[];
}

/** Longest wait for an answer, in milliseconds: for a file, as long as the server lets it arrive. */
const TIMEOUTS = { text: 15_000, file: 600_000 };

/** Answers after which the same request may succeed. */
const isForNow = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/** Posts a form to the live server. @returns `away` when nobody knows whether the server has stored it. */
export async function post(path: string, body: FormData | string): Promise<'stored' | 'away' | Refusal> {
  const isText = typeof body === 'string';
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      body,
      ...(isText && { headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(isText ? TIMEOUTS.text : TIMEOUTS.file),
    });
    if (response.status === 204) return 'stored';
    // Another server may answer in its place, such as that of a hotel's network.
    if (response.status < 400 || isForNow(response.status)) return 'away';
    return refusalOf(await response.json().catch(() => ({})));
  } catch {
    return 'away';
  }
}

const refusalOf = ({ detail, violations = [] }: Partial<Refusal>): Refusal => ({
  detail: detail ?? 'Not sent: the server does not take it.',
  violations,
});
