import { applicationSchema } from './application';

const messageOf = async (resume: string) => {
  try {
    await applicationSchema.validateAt('resume', { resume });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ['', 'Please upload your resume'],
  ['cv.pdf', undefined],
  ['My CV.DOCX', undefined],
  ['cv.doc', undefined],
  ['cv.png', 'Please choose a PDF or Word document (.pdf, .doc or .docx)'],
  ['cv.pdf.exe', 'Please choose a PDF or Word document (.pdf, .doc or .docx)'],
])('résumé "%s": %s', async (resume, message) => {
  expect(await messageOf(resume)).toBe(message);
});
