import { text } from '../../shared/text.js';
import type { Field } from '../kinds/kind.js';

/** The name of a field with that of its group, since groups have fields of the same name. */
export const fieldName = ({ label, section }: Field): string => (section ? `${text(section)}: ${text(label)}` : text(label));
