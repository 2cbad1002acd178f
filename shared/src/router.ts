/** The router, as far as remotes may use it: the shell owns the routes. */
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
