package fake;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * A pairing program in Java for tests, with the command line of JaVaFo: `IN -p OUT`, `IN -c` and `-r`, and a last word
 * that says in which way it ends or misbehaves. It pairs legally, but not by the rules, and finds every round right.
 */
public final class FakePairer {
  /** What is left of an earlier call in the same class would be seen here. */
  private static int calls;

  private static final String TRACE = "fake.trace";

  public static void main(String[] words) throws Exception {
    calls++;
    if (calls > 1) throw new IllegalStateException("call " + calls + " of the same class");
    if (System.getProperty(TRACE) != null) throw new IllegalStateException("an earlier call has left " + TRACE);
    if (Locale.getDefault().equals(Locale.JAPAN)) throw new IllegalStateException("an earlier call has moved");
    System.setProperty(TRACE, "set");
    Locale.setDefault(Locale.JAPAN);
    if (words[0].equals("-r")) {
      System.out.println("FakePairer (made for tests) - Rel. 4.2 (Build 7)");
      System.exit(1);
    }
    if (words[1].equals("-p")) {
      String answer = new Round(Files.readAllLines(Path.of(words[0]), StandardCharsets.UTF_8)).pairing();
      Files.write(Path.of(words[2]), answer.getBytes(StandardCharsets.UTF_8));
    } else {
      int rounds = new Round(Files.readAllLines(Path.of(words[0]), StandardCharsets.UTF_8)).paired;
      for (int round = 1; round <= rounds; round++) System.out.println("input: Round #" + round);
    }
    end(words[words.length - 1]);
  }

  private static void end(String way) throws Exception {
    switch (way) {
      case "exits":
        System.exit(0);
        break;
      case "exits-by-reference":
        IntConsumer exit = System::exit;
        exit.accept(0);
        break;
      case "exits-elsewhere":
        Thread other = new Thread(() -> System.exit(0));
        other.start();
        Thread.sleep(60_000);
        break;
      case "exits-twice":
        try {
          System.exit(0);
        } catch (Throwable error) {
          System.out.println("never to be seen");
        }
        System.exit(5);
        break;
      case "goes-on-elsewhere":
        new Thread(() -> {
          pause(200);
          System.out.println("late");
        }).start();
        break;
      case "leaves-thread":
        Thread daemon = new Thread(() -> {
          while (true) pause(1000);
        });
        daemon.setDaemon(true);
        daemon.start();
        break;
      case "closes-output":
        System.out.close();
        System.err.close();
        break;
      case "asks-the-system":
        if (ClassLoader.getSystemClassLoader().loadClass("fake.FakePairer") != FakePairer.class)
          throw new IllegalStateException("the system has another class of the same name");
        break;
      case "reads-input":
        System.exit(System.in.read() == -1 ? 0 : 6);
        break;
      case "throws":
        throw new IllegalArgumentException("Gr\u00f6\u00dfe unbekannt");
      case "hangs":
        while (true) pause(1000);
      case "floods":
        while (true) System.out.println("yes");
      case "halts":
        Runtime.getRuntime().halt(3);
        break;
      default:
    }
  }

  private static void pause(long milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException error) {
      // Goes on all the same.
    }
  }

  /** The round to be paired. */
  private static final class Round {
    final int paired;
    private final List<String> present = new ArrayList<>();

    Round(List<String> lines) {
      List<String> players = new ArrayList<>();
      for (String line : lines) if (line.startsWith("001")) players.add(line);
      int last = 0;
      for (String player : players)
        for (int round = 1; round <= 40; round++) if (opponent(player, round) > 0) last = Math.max(last, round);
      paired = last;
      for (String player : players) if (entry(player, last + 1).isBlank()) present.add(player);
      present.sort((a, b) -> points(a) == points(b) ? id(a) - id(b) : Double.compare(points(b), points(a)));
    }

    String pairing() {
      List<String> pairs = new ArrayList<>();
      if (!seat(new ArrayList<>(present), pairs)) throw new IllegalStateException("Error in processing");
      return pairs.size() + "\n" + String.join("\n", pairs) + "\n";
    }

    /** The first player against the first who is possible, and so on; null stands for the bye. */
    private boolean seat(List<String> left, List<String> pairs) {
      if (left.isEmpty()) return true;
      String first = left.get(0);
      List<String> others = new ArrayList<>(left.subList(1, left.size()));
      if (left.size() % 2 == 1) others.add(null);
      for (String other : others) {
        if (other == null ? opponents(first).contains(-1) : opponents(first).contains(id(other))) continue;
        List<String> rest = new ArrayList<>(left);
        rest.removeAll(Arrays.asList(first, other));
        pairs.add(other == null ? id(first) + " 0" : id(first) + " " + id(other));
        if (seat(rest, pairs)) return true;
        pairs.remove(pairs.size() - 1);
      }
      return false;
    }

    /** Those whom a player has met; -1 for a bye. */
    private static Set<Integer> opponents(String player) {
      Set<Integer> met = new HashSet<>();
      for (int round = 1; round <= 40; round++) {
        if (opponent(player, round) > 0) met.add(opponent(player, round));
        if (entry(player, round).matches("0000 - [UF+]")) met.add(-1);
      }
      return met;
    }

    private static int opponent(String player, int round) {
      String entry = entry(player, round);
      return entry.isBlank() ? 0 : Integer.parseInt(entry.substring(0, 4).trim());
    }

    private static String entry(String player, int round) {
      int start = 81 + 10 * round;
      return player.length() < start + 8 ? "" : player.substring(start, start + 8);
    }

    private static int id(String player) {
      return Integer.parseInt(player.substring(4, 8).trim());
    }

    private static double points(String player) {
      return Double.parseDouble(player.substring(80, 84).trim());
    }
  }
}
