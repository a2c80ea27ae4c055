import { sendContact } from '@haat/contract/content/schemas';

const { name, email, phone, message } = sendContact.input.shape;
export const schemas = { name, email, phone, message };
export type FieldName = keyof typeof schemas;
export const names: readonly FieldName[] = ['name', 'email', 'phone', 'message'];
