import { chakra } from '@vibrant-peak/shared/ui';
import { readFigure, type DecimalMark } from '@vibrant-peak/invoice/figure';

interface MarkQuestionProps {
  /** Ambiguous figures. */
  figures: string[];
  mark: DecimalMark | undefined;
  onAnswer: (mark: DecimalMark) => void;
}

/** Asks for the meaning of ambiguous figures. */
export function MarkQuestion({ figures, mark, onAnswer }: MarkQuestionProps) {
  const example = figures[0]!.trim();
  const figure = readFigure(example);
  if (!figure || !('readings' in figure)) return null;
  const { readings } = figure;
  const more = figures.length > 1 ? `, and ${figures.length - 1} more like it,` : '';
  return (
    <Question>
      <legend>{`“${example}”${more} can be read in two ways. Which one is meant?`}</legend>
      {(['.', ','] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="invoice-paste-mark"
            checked={mark === choice}
            onChange={() => onAnswer(choice)}
          />
          <span>{`${readings[choice]} (${choice === '.' ? 'decimal point' : 'decimal comma'})`}</span>
        </label>
      ))}
    </Question>
  );
}

const Question = chakra('fieldset', {
  base: {
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    '& legend': { float: 'left', w: 'full', mb: '2', fontWeight: 'medium' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '9',
      clear: 'both',
      cursor: 'pointer',
    },
    '& input': { boxSize: '4', accentColor: 'brand.solid' },
  },
});
