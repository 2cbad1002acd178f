import type { Entity, Field } from '../entities/entity';

/** The fields as a save checks them. A draft needs nothing but its name. */
export const savedFields = ({ fields, titleField, isOnce, missing }: Entity): readonly Field[] =>
  missing ? fields.map((field) => ({ ...field, isRequired: !isOnce && field.name === titleField })) : fields;
