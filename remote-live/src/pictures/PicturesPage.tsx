import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { SimpleGrid, Text } from '@vibrant-peak/shared/ui';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { PageTitle } from '../layout/PageTitle';
import { staffMetadata } from '../layout/staffMetadata';
import { DescribeDialog } from './DescribeDialog';
import { PictureCard } from './PictureCard';
import { RemovePictureDialog } from './RemovePictureDialog';
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
      <PageTitle title={title} description="What was uploaded, newest first, and where it is shown." />
      <Answered {...pictures}>
        {({ pictures: all }) =>
          all.length === 0 ? (
            <Text>No pictures yet. They are uploaded where they are shown, such as in a project.</Text>
          ) : (
            <SimpleGrid as="ul" role="list" listStyleType="none" columns={{ base: 1, sm: 2, xl: 3 }} gap="5">
              {all.map((picture) => (
                <PictureCard
                  key={picture.name}
                  picture={picture}
                  onAsk={(about) => setQuestion({ about, picture })}
                />
              ))}
            </SimpleGrid>
          )
        }
      </Answered>
      {question?.about === 'description' && <DescribeDialog picture={question.picture} {...dialog} />}
      {question?.about === 'removal' && <RemovePictureDialog picture={question.picture} {...dialog} />}
    </>
  );
}

export const page = definePage({ component: PicturesPage, metadata: staffMetadata(title) });
