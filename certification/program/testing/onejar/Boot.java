package fake.onejar;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarInputStream;

/**
 * Starts the program in the jar main/main.jar within its own jar, as One-JAR does: with a class loader for the inner jar,
 * whose resources have addresses of an own protocol.
 */
public final class Boot {
  static Inner inner;

  public static void main(String[] words) throws Throwable {
    System.setProperty("java.protocol.handler.pkgs", "fake");
    inner = new Inner(System.getProperty("java.class.path"));
    try {
      inner.loadClass(inner.mainClass).getMethod("main", String[].class).invoke(null, (Object) words);
    } catch (java.lang.reflect.InvocationTargetException error) {
      throw error.getCause();
    }
  }

  static final class Inner extends ClassLoader {
    private final Map<String, byte[]> entries = new HashMap<>();
    private final Attributes attributes;
    final String mainClass;

    Inner(String path) throws IOException {
      super(Boot.class.getClassLoader());
      try (JarFile outer = new JarFile(path);
          JarInputStream jar = new JarInputStream(outer.getInputStream(outer.getEntry("main/main.jar")))) {
        attributes = jar.getManifest().getMainAttributes();
        mainClass = attributes.getValue("Main-Class");
        for (JarEntry entry = jar.getNextJarEntry(); entry != null; entry = jar.getNextJarEntry())
          entries.put(entry.getName(), jar.readAllBytes());
        entries.put("META-INF/MANIFEST.MF", textOf(attributes));
      }
    }

    private static byte[] textOf(Attributes attributes) {
      StringBuilder text = new StringBuilder();
      attributes.forEach((key, value) -> text.append(key).append(": ").append(value).append("\n"));
      return text.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }

    InputStream open(String name) {
      return new ByteArrayInputStream(entries.get(name));
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] code = entries.get(name.replace('.', '/') + ".class");
      if (code == null) throw new ClassNotFoundException(name);
      String folder = name.substring(0, name.lastIndexOf('.'));
      if (getDefinedPackage(folder) == null)
        definePackage(folder, null, null, null, null, attributes.getValue("Implementation-Version"), null, null);
      return defineClass(name, code, 0, code.length);
    }

    /** The inner jar has manifests and names that the outer one has, too. */
    @Override
    public URL getResource(String name) {
      URL own = findResource(name);
      return own == null ? super.getResource(name) : own;
    }

    @Override
    protected URL findResource(String name) {
      if (!entries.containsKey(name)) return null;
      try {
        return new URL("onejar:/" + name);
      } catch (MalformedURLException error) {
        // Nobody knows the protocol.
        return null;
      }
    }
  }
}
