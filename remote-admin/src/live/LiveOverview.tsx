import { useHost } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { FailurePanel } from '@vibrant-peak/shared/ui';
import type { Entity } from '../entities/entity';
import { jobs } from '../entities/jobs';
import { projects } from '../entities/projects';
import { services } from '../entities/services';
import { team } from '../entities/team';
import { testimonials } from '../entities/testimonials';
import { recordsOf } from '../records/recordsOf';
import { useCollection } from '../records/useCollection';
import { DashboardCards } from '../screens/dashboard/DashboardCards';
import { StartingPoints } from '../screens/dashboard/StartingPoints';
import { StatCards } from '../screens/dashboard/StatCards';
import { useLoaded } from './useLoaded';
import { useMemo } from 'react';

const lists = [team, projects, services, testimonials, jobs];

/** The overview of the live profile, with the real numbers of records. */
export function LiveOverview() {
  const { records } = useHost();
  const sources = useMemo(() => lists.map((list) => recordsOf(list, records)), [records]);
  const { isLoaded, problem, retry } = useLoaded(sources);
  const figures = {
    team: useCount(team),
    projects: useCount(projects),
    services: useCount(services),
    testimonials: useCount(testimonials),
  };
  if (problem)
    return (
      <>
        <FailurePanel
          title="The overview did not load"
          message={problem}
          action={{ label: 'Retry', onClick: retry }}
        />
        {/* One of them may say what to do. */}
        <DashboardCards />
      </>
    );
  return (
    isLoaded && (
      <>
        <StatCards figures={figures} />
        <DashboardCards />
        <StartingPoints />
      </>
    )
  );
}

const useCount = (list: Entity) => useStore(useCollection(list), ({ length }) => length);
