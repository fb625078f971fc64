/// Takes a RIFF file apart: what WAV files are made of.
public enum RIFFChunks {
    /// By name; of two with the same name the first. What a broken file cuts short is as long as there are bytes.
    public static func read(_ bytes: [UInt8]) -> [String: ArraySlice<UInt8>] {
        var found: [String: ArraySlice<UInt8>] = [:]
        var start = 12
        while start + 8 <= bytes.count {
            let name = String(decoding: bytes[start..<start + 4], as: UTF8.self)
            let size = number(bytes[(start + 4)...], 0, 4)
            let end = min(start + 8 + size, bytes.count)
            // The length of a stream that nobody closed is written as 0 or as the largest number.
            let isOpen = name == "data" && (size == 0 || end == bytes.count)
            found[name] = found[name] ?? bytes[(start + 8)..<(isOpen ? bytes.count : end)]
            start = isOpen ? bytes.count : end + size % 2
        }
        return found
    }

    /// A little-endian number of so many bytes, from an offset on.
    public static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[bytes.startIndex + offset + $1]) << (8 * $1) }
    }
}
