/// Amounts of bytes for people.
public enum ByteWording {
    /// "145 MB", "1.2 GB".
    public static func text(_ bytes: Int) -> String {
        let megabytes = Double(bytes) / 1_000_000
        guard megabytes >= 999.5 else { return "\(Int(megabytes.rounded())) MB" }
        let tenths = Int((megabytes / 100).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10) GB" : "\(tenths / 10).\(tenths % 10) GB"
    }

    /// "45 MB of 212 MB".
    package static func progress(_ bytes: Int, of all: Int) -> String { "\(text(bytes)) of \(text(all))" }
}
