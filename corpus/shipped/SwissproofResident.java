import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * Keeps one Java machine for many calls of a program: `java SwissproofResident.java program.jar`, with any JDK from 11
 * on. Questions and answers are the JSON lines of PROTOCOL.md: `run` calls the main method of the jar.
 *
 * Every call has a class loader of its own, so that no call sees what an earlier one left in static fields; standard
 * output and error are taken up, system properties, locale and time zone are put back. System.exit ends the call, not
 * the machine, and the class loader of the system is that of the call: in each class of the jar that calls such a method
 * the name of its owner is exchanged in the table of constants, for the methods of the same names below. That works on
 * every version, with and without a security manager. It cannot catch Runtime.exit and Runtime.halt: they end the
 * machine, which is told as a crash.
 */
public final class SwissproofResident {
  /** After so many calls, or when threads of a call do not end, the machine asks to be started again. */
  private static final int MOST_CALLS = 1000;

  private static final long PATIENCE = 500;

  private static volatile Call current;

  private SwissproofResident() {}

  public static void main(String[] arguments) throws Exception {
    Program program = new Program(Path.of(arguments[0]));
    PrintStream answers = new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8");
    BufferedReader questions = new BufferedReader(
        new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    State state = new State();
    int calls = 0;
    for (String line = questions.readLine(); line != null; line = questions.readLine()) {
      Map<?, ?> question = (Map<?, ?>) new Json(line).value();
      String answer;
      if ("stop".equals(question.get("cmd"))) break;
      if ("hello".equals(question.get("cmd"))) {
        answer = "\"protocol\":1,\"abilities\":[\"run\"]";
      } else if ("run".equals(question.get("cmd"))) {
        state.restore();
        answer = run(program, question, ++calls >= MOST_CALLS);
      } else {
        answer = "\"error\":{\"code\":\"crash\",\"message\":\"a resident machine only answers run\"}";
      }
      answers.print("{\"id\":" + ((Double) question.get("id")).longValue() + "," + answer + "}\n");
      answers.flush();
    }
    // Hooks that the program has left are nobody's concern.
    Runtime.getRuntime().halt(0);
  }

  /** Takes the place of System.exit in the classes of the program. */
  public static void exit(int status) {
    current.end(status, false);
    throw new Ended();
  }

  /** These take the places of the methods of ClassLoader: that of the machine does not know the jar, or would keep it. */
  public static ClassLoader getSystemClassLoader() {
    return current.loader;
  }

  public static URL getSystemResource(String name) {
    return current.loader.getResource(name);
  }

  public static Enumeration<URL> getSystemResources(String name) throws IOException {
    return current.loader.getResources(name);
  }

  public static InputStream getSystemResourceAsStream(String name) {
    return current.loader.getResourceAsStream(name);
  }

  /** The methods that are exchanged: the class in which a program finds them, name and signature. */
  private static final Set<String> EXCHANGED = Set.of(
      "java/lang/System.exit(I)V",
      "java/lang/ClassLoader.getSystemClassLoader()Ljava/lang/ClassLoader;",
      "java/lang/ClassLoader.getSystemResource(Ljava/lang/String;)Ljava/net/URL;",
      "java/lang/ClassLoader.getSystemResources(Ljava/lang/String;)Ljava/util/Enumeration;",
      "java/lang/ClassLoader.getSystemResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;");

  private static String run(Program program, Map<?, ?> question, boolean isLast) throws Exception {
    List<?> words = (List<?>) question.get("arguments");
    try (ProgramLoader loader = program.loader()) {
      Call call = new Call(loader, ((Double) question.get("outputBytes")).intValue());
      current = call;
      ThreadGroup group = new CallGroup();
      Thread main = new Thread(group, () -> call.perform(program, words), "main");
      main.setContextClassLoader(loader);
      main.start();
      call.ended.await();
      boolean isClean = call.dismiss(group);
      return call.answer() + (isLast || !isClean ? ",\"last\":true" : "");
    }
  }

  /** Thrown where the program exits; an Error, since programs catch exceptions more often. */
  private static final class Ended extends Error {
    private static final long serialVersionUID = 1;

    Ended() {
      super("the program has exited", null, false, false);
    }
  }

  /** What a program may change for all that come after it. */
  private static final class State {
    private final Properties properties = (Properties) System.getProperties().clone();
    private final Locale locale = Locale.getDefault();

    void restore() {
      System.setProperties((Properties) properties.clone());
      Locale.setDefault(locale);
      TimeZone.setDefault(null);
      System.setIn(new ByteArrayInputStream(new byte[0]));
      System.setOut(new PrintStream(new Relay(false), true));
      System.setErr(new PrintStream(new Relay(true), true));
    }
  }

  /** Writes to the call that is running, also for those in the machine who keep a stream. */
  private static final class Relay extends OutputStream {
    private final boolean isError;

    Relay(boolean isError) {
      this.isError = isError;
    }

    @Override
    public void write(int value) {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      current.write(isError, bytes, from, length);
    }
  }

  private static final class CallGroup extends ThreadGroup {
    CallGroup() {
      super("call");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable error) {
      if (!(error instanceof Ended)) super.uncaughtException(thread, error);
    }
  }

  /** One call of the program. */
  private static final class Call {
    final CountDownLatch ended = new CountDownLatch(1);
    final ProgramLoader loader;
    private final int outputBytes;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private int status;
    private boolean isFlooded;

    Call(ProgramLoader loader, int outputBytes) {
      this.loader = loader;
      this.outputBytes = outputBytes;
    }

    void perform(Program program, List<?> words) {
      int status = 0;
      try {
        program.main(loader, words.toArray(new String[0]));
      } catch (Ended error) {
        return;
      } catch (Throwable error) {
        status = 1;
        program.cutTrace(error);
        System.err.print("Exception in thread \"main\" ");
        error.printStackTrace();
      }
      // As a Java machine does: the program ends with its last thread that is no daemon.
      try {
        for (Thread other : threadsOf(Thread.currentThread().getThreadGroup()))
          if (other != Thread.currentThread() && !other.isDaemon()) other.join();
        end(status, false);
      } catch (InterruptedException error) {
        // Another thread has exited.
      }
    }

    /** The first end counts; what the program does afterwards, it would not have done. */
    synchronized void end(int status, boolean isFlooded) {
      if (ended.getCount() == 0) return;
      this.status = status;
      this.isFlooded = isFlooded;
      ended.countDown();
    }

    synchronized void write(boolean isError, byte[] bytes, int from, int length) {
      if (ended.getCount() == 0) return;
      ByteArrayOutputStream target = isError ? err : out;
      if (target.size() + length <= outputBytes) {
        target.write(bytes, from, length);
      } else if (!isError) {
        end(1, true);
        throw new Ended();
      }
    }

    /** Ends what still runs; false when something goes on. */
    boolean dismiss(ThreadGroup group) throws InterruptedException {
      group.interrupt();
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
      for (Thread thread : threadsOf(group))
        thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
      return threadsOf(group).isEmpty();
    }

    synchronized String answer() {
      Base64.Encoder encoder = Base64.getEncoder();
      return "\"status\":" + status + ",\"flooded\":" + isFlooded
          + ",\"stdout\":\"" + encoder.encodeToString(out.toByteArray())
          + "\",\"stderr\":\"" + encoder.encodeToString(err.toByteArray()) + "\"";
    }

    private static List<Thread> threadsOf(ThreadGroup group) {
      Thread[] threads = new Thread[group.activeCount() + 16];
      return Arrays.asList(threads).subList(0, group.enumerate(threads));
    }
  }

  /** The jar; of a jar that One-JAR has packed, the jars in it. */
  private static final class Program {
    /** That of the program first, then those of its libraries, last the jar around them. */
    private final URL[] urls;
    private final Manifest manifest;
    private final String mainClass;
    /** Classes as they are loaded, for the next call. */
    private final Map<String, byte[]> classes = new HashMap<>();

    Program(Path jar) throws IOException {
      try (JarFile file = new JarFile(jar.toFile())) {
        String name = mainClassOf(file.getManifest(), "Main-Class");
        if (name == null) throw new IOException("no main manifest attribute, in " + jar);
        List<Path> inner = name.endsWith("onejar.Boot") ? unpacked(file) : List.of();
        if (inner.isEmpty()) {
          urls = new URL[] {jar.toUri().toURL()};
          manifest = file.getManifest();
        } else {
          urls = new URL[inner.size() + 1];
          for (int place = 0; place < inner.size(); place++) urls[place] = inner.get(place).toUri().toURL();
          // What lies beside them in the jar, like settings, is found there as One-JAR finds it.
          urls[inner.size()] = jar.toUri().toURL();
          try (JarFile first = new JarFile(inner.get(0).toFile())) {
            manifest = first.getManifest();
          }
          String told = mainClassOf(file.getManifest(), "One-Jar-Main-Class");
          name = told == null ? mainClassOf(manifest, "Main-Class") : told;
          if (name == null) throw new IOException("no main manifest attribute, in the jar within " + jar);
        }
        mainClass = name;
      }
      System.setProperty("java.class.path", jar.toString());
    }

    private static String mainClassOf(Manifest manifest, String key) {
      String name = manifest == null ? null : manifest.getMainAttributes().getValue(key);
      return name == null ? null : name.trim();
    }

    /**
     * The jars within a jar as files, main/ before lib/. The loader of One-JAR is left out: it finds its handler of
     * addresses, by which version and manifest are read, only where its jar is the class path of the machine.
     */
    private static List<Path> unpacked(JarFile jar) throws IOException {
      Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "one-jar-");
      List<Path> found = new ArrayList<>();
      for (String room : List.of("main/", "lib/")) {
        for (JarEntry entry : Collections.list(jar.entries())) {
          if (!entry.getName().startsWith(room) || !entry.getName().endsWith(".jar")) continue;
          Path file = folder.resolve(found.size() + ".jar");
          try (var stream = jar.getInputStream(entry)) {
            Files.copy(stream, file);
          }
          found.add(file);
        }
        // Without a program there is nothing to start.
        if (found.isEmpty()) return found;
      }
      return found;
    }

    ProgramLoader loader() {
      return new ProgramLoader(this);
    }

    void main(ProgramLoader loader, String[] words) throws Throwable {
      var main = loader.loadClass(mainClass).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      try {
        main.invoke(null, (Object) words);
      } catch (java.lang.reflect.InvocationTargetException error) {
        throw error.getCause();
      }
    }

    /** Leaves out who has called the program. */
    void cutTrace(Throwable error) {
      StackTraceElement[] trace = error.getStackTrace();
      for (int end = trace.length; end > 0; end--) {
        if (!trace[end - 1].getClassName().equals(mainClass)) continue;
        error.setStackTrace(Arrays.copyOf(trace, end));
        return;
      }
    }
  }

  /** Loads the classes of the program afresh. */
  private static final class ProgramLoader extends URLClassLoader {
    private final Program program;

    ProgramLoader(Program program) {
      super(program.urls, ClassLoader.getPlatformClassLoader());
      this.program = program;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.equals(SwissproofResident.class.getName())) return SwissproofResident.class;
      byte[] code = codeOf(name);
      int dot = name.lastIndexOf('.');
      if (dot > 0 && getDefinedPackage(name.substring(0, dot)) == null)
        definePackage(name.substring(0, dot), program.manifest, program.urls[0]);
      return defineClass(name, code, 0, code.length, new CodeSource(program.urls[0], (Certificate[]) null));
    }

    private byte[] codeOf(String name) throws ClassNotFoundException {
      synchronized (program.classes) {
        byte[] known = program.classes.get(name);
        if (known != null) return known;
        try (var stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
          if (stream == null) throw new ClassNotFoundException(name);
          byte[] code = exchanged(stream.readAllBytes());
          program.classes.put(name, code);
          return code;
        } catch (IOException error) {
          throw new ClassNotFoundException(name, error);
        }
      }
    }
  }

  /** A class file in whose table of constants SwissproofResident is the owner of the methods that are exchanged. */
  private static byte[] exchanged(byte[] code) {
    ByteBuffer file = ByteBuffer.wrap(code);
    int count = file.getShort(8) & 0xffff;
    int[] places = new int[count];
    int place = 10;
    for (int index = 1; index < count; index++) {
      places[index] = place;
      int tag = code[place];
      place += sizeOf(tag, file, place);
      // Long and double take two numbers.
      if (tag == 5 || tag == 6) index++;
    }
    boolean isChanged = false;
    for (int index = 1; index < count; index++) {
      if (places[index] == 0 || code[places[index]] != METHOD) continue;
      int owner = places[number(file, places[index] + 1)];
      int signature = places[number(file, places[index] + 3)];
      String method = text(file, places[number(file, owner + 1)]) + "."
          + text(file, places[number(file, signature + 1)]) + text(file, places[number(file, signature + 3)]);
      if (!EXCHANGED.contains(method) || count > 65_000) continue;
      file.putShort(places[index] + 1, (short) (count + 1));
      isChanged = true;
    }
    if (!isChanged) return code;
    byte[] name = SwissproofResident.class.getName().getBytes(StandardCharsets.UTF_8);
    ByteBuffer changed = ByteBuffer.allocate(code.length + name.length + 6);
    changed.put(code, 0, place);
    changed.put((byte) TEXT).putShort((short) name.length).put(name);
    changed.put((byte) CLASS).putShort((short) count);
    changed.put(code, place, code.length - place);
    changed.putShort(8, (short) (count + 2));
    return changed.array();
  }

  private static final int TEXT = 1;
  private static final int CLASS = 7;
  private static final int METHOD = 10;

  /** Bytes of an entry of the table of constants (Java Virtual Machine Specification, 4.4). */
  private static int sizeOf(int tag, ByteBuffer file, int place) {
    switch (tag) {
      case TEXT:
        return 3 + number(file, place + 1);
      case 5:
      case 6:
        return 9;
      case CLASS:
      case 8:
      case 16:
      case 19:
      case 20:
        return 3;
      case 15:
        return 4;
      default:
        return 5;
    }
  }

  private static int number(ByteBuffer file, int place) {
    return file.getShort(place) & 0xffff;
  }

  private static String text(ByteBuffer file, int place) {
    return new String(file.array(), place + 3, number(file, place + 1), StandardCharsets.UTF_8);
  }

  /** Reads a line of JSON: objects as maps, arrays as lists, numbers as doubles. */
  private static final class Json {
    private final String text;
    private int at;

    Json(String text) {
      this.text = text;
    }

    Object value() {
      switch (next()) {
        case '{':
          return object();
        case '[':
          return array();
        case '"':
          return string();
        default:
          int from = at - 1;
          while (at < text.length() && ",]} ".indexOf(text.charAt(at)) < 0) at++;
          String word = text.substring(from, at);
          if (word.equals("null")) return null;
          return word.equals("true") || word.equals("false") ? (Object) word.equals("true") : Double.valueOf(word);
      }
    }

    private Map<String, Object> object() {
      Map<String, Object> found = new LinkedHashMap<>();
      while (next() == '"') {
        String key = string();
        next();
        found.put(key, value());
        if (next() == '}') return found;
      }
      return found;
    }

    private List<Object> array() {
      List<Object> found = new ArrayList<>();
      while (next() != ']') {
        if (text.charAt(at - 1) != ',') at--;
        found.add(value());
      }
      return found;
    }

    private String string() {
      StringBuilder found = new StringBuilder();
      for (char mark = text.charAt(at++); mark != '"'; mark = text.charAt(at++)) {
        if (mark != '\\') {
          found.append(mark);
          continue;
        }
        char escaped = text.charAt(at++);
        int plain = "bfnrt".indexOf(escaped);
        if (escaped == 'u') {
          found.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
          at += 4;
        } else {
          found.append(plain < 0 ? escaped : "\b\f\n\r\t".charAt(plain));
        }
      }
      return found.toString();
    }

    private char next() {
      while (text.charAt(at) == ' ') at++;
      return text.charAt(at++);
    }
  }
}
