import type { Entity } from './entity';
import { jobs } from './jobs';
import { projects } from './projects';
import { services } from './services';
import { team } from './team';
import { testimonials } from './testimonials';

/** The managed lists: route, sidebar entry, table and form of each follow from its definition. */
export const entities: readonly Entity[] = [team, projects, services, testimonials, jobs];
