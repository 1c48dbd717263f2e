package fake.inner;

import fake.FakePairer;
import java.io.InputStream;
import java.util.jar.Manifest;

/**
 * The fake program, which does not start where it cannot read its version and its manifest, or the settings that lie beside
 * its jar in the outer one.
 */
public final class VersionedPairer {
  public static void main(String[] words) throws Exception {
    String version = VersionedPairer.class.getPackage().getImplementationVersion();
    if (version == null) throw new IllegalStateException("no version");
    String build;
    try (InputStream stream = VersionedPairer.class.getResourceAsStream("/META-INF/MANIFEST.MF")) {
      build = new Manifest(stream).getMainAttributes().getValue("Build");
    }
    if (build == null) throw new IllegalStateException("no build");
    try (InputStream settings = ClassLoader.getSystemResourceAsStream("settings.properties")) {
      if (settings == null) throw new IllegalStateException("no settings");
    }
    if (VersionedPairer.class.getResource("/settings.properties") == null)
      throw new IllegalStateException("no settings by the class");
    if (words[0].equals("-r")) {
      System.out.println("VersionedPairer - Rel. " + version + " (Build " + build + ")");
      System.exit(1);
    }
    FakePairer.main(words);
  }
}
