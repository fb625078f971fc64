import EchoScreen

/// The life of a recording, as facts that lead to effects.
struct RecordingRules: Sendable {
    enum Effect: Sendable, Hashable {
        /// The first file is written.
        case begin(String)
        /// It goes on in another file.
        case goOn(String)
        case warn(Wording)
        case end(last: String, count: Int)
    }

    /// The folder that was named last; nil for the program's own.
    private(set) var folder: String?
    private var files: [String] = []

    /// A folder that was named once is used again.
    mutating func ask(for folder: String?) {
        self.folder = folder ?? self.folder
        files = []
    }

    mutating func receive(_ news: RecordingNews) throws(RecordingError) -> [Effect] {
        switch news {
        case .began(let file):
            files.append(file)
            return [files.count == 1 ? .begin(file) : .goOn(file)]
        case .missed(let length): return [.warn(RecordingWording.missed(length))]
        case .failed(let error): throw error
        }
    }

    /// It is over, and everything is in the files.
    func end() -> [Effect] { files.last.map { [.end(last: $0, count: files.count)] } ?? [] }
}
