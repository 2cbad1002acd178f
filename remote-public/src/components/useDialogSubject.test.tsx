import { act, screen } from '@testing-library/react';
import { projects } from '@vibrant-peak/shared/content/projects';
import { services } from '@vibrant-peak/shared/content/services';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { useState, type ComponentType } from 'react';
import { ProjectCard } from '../projects/ProjectCard';
import { ServiceCard } from '../services/ServiceCard';
import { useDialogSubject } from './useDialogSubject';

interface CardProps {
  onOpen: (subject: unknown) => void;
}

/** A subject that counts the reads of its title, and so the renders of its card. */
function countReads<T extends { title: string }>(subject: T): [subject: T, reads: () => number] {
  let reads = 0;
  const counted = Object.defineProperty({ ...subject }, 'title', {
    get: () => `Title, read ${++reads} times`,
  });
  return [counted, () => reads];
}

const nothing = () => undefined;
const numbers = {
  parameter: 'number',
  valueOf: (subject: unknown) => String(subject),
  find: (name: string): unknown => name,
};
const [project, readsOfProject] = countReads(projects[0]!);
const [service, readsOfService] = countReads(services[0]!);

test.each<[string, ComponentType<CardProps>, () => number]>([
  [
    'project',
    (props) => (
      <ProjectCard project={project} heading="h2" ratio={2} sizes="90vw" onIntent={nothing} {...props} />
    ),
    readsOfProject,
  ],
  [
    'service',
    (props) => <ServiceCard service={service} index={0} onIntent={nothing} {...props} />,
    readsOfService,
  ],
])('a %s does not render again when a dialog opens and closes', (_, Card, reads) => {
  function Page() {
    const { subject, open, dialog } = useDialogSubject(numbers);
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => open('one')}>Open</button>
        <button onClick={dialog.onClose}>Close</button>
        <button onClick={() => setCount(count + 1)}>Other</button>
        <output>{`${String(subject)} ${dialog.isOpen} ${count}`}</output>
        <Card onOpen={open} />
      </>
    );
  }
  renderInHost(<Page />);
  const before = reads();
  for (const name of ['Open', 'Close', 'Other']) act(() => screen.getByText(name).click());
  expect(screen.getByRole('status')).toHaveTextContent('one false 1');
  expect(before).toBeGreaterThan(0);
  expect(reads()).toBe(before);
});
