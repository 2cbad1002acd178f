import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { SimpleGrid } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { staffMetadata } from '../layout/staffMetadata';
import { DescribeDialog } from './DescribeDialog';
import { PictureCard } from './PictureCard';
import { PictureSearch } from './PictureSearch';
import { RemovePictureDialog } from './RemovePictureDialog';
import { UploadButton } from './UploadButton';
import type { UploadedPicture } from './uploadedPicture';

const title = 'Pictures';

/** What is asked about a picture. */
interface Question {
  about: 'description' | 'removal';
  picture: UploadedPicture;
}

function PicturesPage() {
  const pictures = useAnswer<{ pictures: UploadedPicture[] }>('GET /media');
  const [question, setQuestion] = useState<Question>();
  const dialog = { onClose: () => setQuestion(undefined), onDone: pictures.askAgain };
  return (
    <>
      <PageHeader title={title} description="What was uploaded, newest first, and where it is shown.">
        <UploadButton isPrimary onUploaded={pictures.askAgain} />
      </PageHeader>
      <Answered {...pictures} size="list">
        {({ pictures: all }) => (
          <PictureList pictures={all} onAsk={(about, picture) => setQuestion({ about, picture })} />
        )}
      </Answered>
      {question?.about === 'description' && <DescribeDialog picture={question.picture} {...dialog} />}
      {question?.about === 'removal' && <RemovePictureDialog picture={question.picture} {...dialog} />}
    </>
  );
}

interface PictureListProps {
  pictures: readonly UploadedPicture[];
  onAsk: (about: Question['about'], picture: UploadedPicture) => void;
}

/** The pictures, or those that a search finds. */
const PictureList = ({ pictures, onAsk }: PictureListProps) => (
  <PictureSearch
    pictures={pictures}
    empty="No pictures yet. They are uploaded here or where they are shown, such as in a project."
  >
    {(found) => (
      <SimpleGrid as="ul" role="list" listStyleType="none" columns={{ base: 1, sm: 2, xl: 3 }} gap="5">
        {found.map((picture) => (
          <PictureCard key={picture.name} picture={picture} onAsk={(about) => onAsk(about, picture)} />
        ))}
      </SimpleGrid>
    )}
  </PictureSearch>
);

export const page = definePage({ component: PicturesPage, metadata: staffMetadata(title) });
