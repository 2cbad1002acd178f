/** An answer to an upload: status and JSON, or that the connection breaks. */
type Answer = [status: number, body: object] | 'broken';

/** The upload that the browser sends, as far as it is used. */
class FakeRequest {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  private line = '';
  private type = '';

  constructor(private readonly answerTo: (line: string) => Promise<Answer>) {}

  open = (method: string, url: string) => void (this.line = `${method} ${url}`);
  setRequestHeader = (_name: string, value: string) => void (this.type = value);
  abort = () => this.onabort?.();

  send = (file: File) => {
    for (const loaded of [file.size / 2, file.size]) this.upload.onprogress?.({ loaded, total: file.size });
    void this.answerTo(`${this.line} ${this.type} ${file.size}`).then((answer) => {
      if (answer === 'broken') return this.onerror?.();
      [this.status] = answer;
      this.responseText = JSON.stringify(answer[1]);
      this.onload?.();
    });
  };
}

/**
 * Replaces `XMLHttpRequest`.
 * @param answer to each upload; a promise delays it.
 * @returns the requests so far, with type and number of bytes.
 */
export function fakeUploads(answer: () => Answer | Promise<Answer>): string[] {
  const requests: string[] = [];
  const answerTo = async (line: string) => {
    requests.push(line);
    return answer();
  };
  window.XMLHttpRequest = function XMLHttpRequest() {
    return new FakeRequest(answerTo);
  } as unknown as typeof window.XMLHttpRequest;
  return requests;
}
