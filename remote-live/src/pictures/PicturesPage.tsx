import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { SimpleGrid, Text, chakra } from '@vibrant-peak/shared/ui';
import { fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { PageTitle } from '../layout/PageTitle';
import { staffMetadata } from '../layout/staffMetadata';
import { DescribeDialog } from './DescribeDialog';
import { findPictures } from './findPictures';
import { PictureCard } from './PictureCard';
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
      <PageTitle title={title} description="What was uploaded, newest first, and where it is shown.">
        <UploadButton onUploaded={pictures.askAgain} />
      </PageTitle>
      <Answered {...pictures}>
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
function PictureList({ pictures, onAsk }: PictureListProps) {
  const [search, setSearch] = useState('');
  const found = findPictures(pictures, search);
  if (pictures.length === 0)
    return (
      <Text>No pictures yet. They are uploaded here or where they are shown, such as in a project.</Text>
    );
  return (
    <>
      <SearchInput
        type="search"
        aria-label="Search pictures"
        placeholder="Search pictures"
        maxW="sm"
        mb="5"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text role="status">{found.length === 0 && 'No picture has these words.'}</Text>
      <SimpleGrid as="ul" role="list" listStyleType="none" columns={{ base: 1, sm: 2, xl: 3 }} gap="5">
        {found.map((picture) => (
          <PictureCard key={picture.name} picture={picture} onAsk={(about) => onAsk(about, picture)} />
        ))}
      </SimpleGrid>
    </>
  );
}

const SearchInput = chakra('input', fieldRecipe);

export const page = definePage({ component: PicturesPage, metadata: staffMetadata(title) });
