/// Words for lengths and moments of time.
public enum DurationWording {
    /// "0.42 s".
    public static func latency(_ duration: Duration) -> String {
        let hundredths = Int((seconds(duration) * 100).rounded())
        return "\(hundredths / 100).\(padded(hundredths % 100)) s"
    }

    /// "00:42", "1:02:03".
    public static func elapsed(_ duration: Duration) -> String {
        let total = max(0, Int(duration.components.seconds))
        let minutes = total / 60 % 60
        let tail = "\(padded(minutes)):\(padded(total % 60))"
        return total < 3600 ? tail : "\(total / 3600):\(tail)"
    }

    /// "10 s", "2.5 s".
    public static func brief(_ duration: Duration) -> String { NumberWording.plain(seconds(duration)) + " s" }

    /// How long somebody is to wait, rounded up: "60 s".
    public static func wait(_ duration: Duration) -> String { "\(Int(seconds(duration).rounded(.up))) s" }

    public static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    public static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
