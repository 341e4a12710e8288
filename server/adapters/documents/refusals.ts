import { fail, type Result } from '#domain/result.ts';

const title = 'File Not Read';
const instead = 'Or paste the abstract.';

/** Why a file cannot be read, each with what to do about it. */
export const emptyFile: Result<never> = fail(
  'invalid_request',
  `This file is empty. Choose another one. ${instead}`,
  {
    title,
  },
);

export const otherKind: Result<never> = fail(
  'unsupported_media_type',
  `This is no PDF and no Word file (.docx). Save it as one of them and try again. ${instead}`,
  { title },
);

export const oldWord: Result<never> = fail(
  'unsupported_media_type',
  `This is an old Word file (.doc), or one with a password. Save it as .docx without a password, or as PDF. ${instead}`,
  { title },
);

export const locked: Result<never> = fail(
  'invalid_request',
  `This PDF is locked with a password. Save a copy without it. ${instead}`,
  { title },
);

export const damaged: Result<never> = fail(
  'invalid_request',
  `This file is damaged and cannot be opened. Download or save it again. ${instead}`,
  { title },
);

export const onlyPictures: Result<never> = fail(
  'invalid_request',
  `This file holds pictures of pages and no text. Have its text recognised (OCR) first. ${instead}`,
  { title },
);

export const noText: Result<never> = fail(
  'invalid_request',
  `There is no text in this file. Choose another one. ${instead}`,
  { title },
);

export const tooLarge: Result<never> = fail(
  'payload_too_large',
  `This file is larger than 20 MB. Save it without its figures. ${instead}`,
  { title },
);

export const unpacksTooLarge: Result<never> = fail(
  'payload_too_large',
  `The text of this file is larger than what is read here. Save the abstract as a file of its own. ${instead}`,
  { title },
);
