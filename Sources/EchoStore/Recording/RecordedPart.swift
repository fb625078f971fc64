/// One file of a recording: its name, and how long before its beginning the recording began, in seconds.
struct RecordedPart: Sendable, Hashable {
    var name: String
    var start = 0.0
}
