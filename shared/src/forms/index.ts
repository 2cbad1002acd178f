import * as yup from 'yup';

/** Forms: react-hook-form and yup behind one field component. Loads with the first form. */
export { FormField } from './FormField';
export { describedBy, FieldFrame } from './FieldFrame';
export { FieldLabel, RequiredNote } from './FieldLabel';
export { fieldRecipe } from './fieldRecipe';
export { atLeast, emailAddress } from './rules';
export { applicationSchema, type Application } from '../schemas/application';
export { contactSchema, type ContactMessage } from '../schemas/contactMessage';
export { useValidatedForm } from './useValidatedForm';
export { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export { yup };
