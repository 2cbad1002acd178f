/** The parts of the router that remotes may use: the shell owns the routes. */
export {
  Link,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
