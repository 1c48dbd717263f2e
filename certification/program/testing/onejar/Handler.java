package fake.onejar;

import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** Opens resources of the inner jar; found by its name, with the loader of the system. */
public final class Handler extends URLStreamHandler {
  @Override
  protected URLConnection openConnection(URL url) {
    return new URLConnection(url) {
      @Override
      public void connect() {}

      @Override
      public InputStream getInputStream() {
        return Boot.inner.open(url.getPath().substring(1));
      }
    };
  }
}
