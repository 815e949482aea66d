import { describe, expect, it } from 'vitest';
import { FileError, FileUnavailableError } from '../../src/files/errors.js';
import { says } from '../support/says.js';

describe('FileError', () => {
  it('has a name, code, cause and details', () => {
    const cause = new Error('full');
    const error = new FileError('no', 'ERR_FILE_WRITE', { cause }, { status: 500, reason: 'ENOSPC' });
    expect(error).toMatchObject({ name: 'FileError', code: 'ERR_FILE_WRITE', cause, status: 500, reason: 'ENOSPC' });
    expect(error.message).toEqual(says('no'));
  });

  it('needs neither cause nor details', () => {
    const error = new FileError('no', 'ERR_FILE_NONE');
    expect(error.toJSON()).toEqual({ name: 'FileError', code: 'ERR_FILE_NONE', message: says('no') });
  });
});

describe('FileUnavailableError', () => {
  it.each([
    ['a', 'The file a is not available: its state is ARCHIVED. Restore it, or try again later'],
    ['', 'The file  is not available: its state is ARCHIVED. Restore it, or try again later'],
    [undefined, 'The file is not available: its state is ARCHIVED. Restore it, or try again later'],
  ])('names the file %j and its state', (id, message) => {
    const error = new FileUnavailableError('ARCHIVED', id);
    expect(error).toMatchObject({ name: 'FileUnavailableError', code: 'ERR_FILE_UNAVAILABLE', state: 'ARCHIVED', id });
    expect(error.message).toEqual(says(message));
  });
});
