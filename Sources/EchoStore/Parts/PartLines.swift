import EchoPrograms
import EchoScreen
import Foundation

/// The messages of the program that downloads a part, a line of JSON each.
struct PartLines {
    /// No line of it is longer.
    private static let longest = 64 << 10

    private struct Line: Decodable {
        let done, of: Int?
        let error, ready: String?
    }

    private var rest: [UInt8] = []
    private var problem: String?
    private var isReady = false

    /// What the whole lines among these bytes and those before tell.
    mutating func add(_ bytes: [UInt8]) -> [PartProgress] {
        var progress: [PartProgress] = []
        rest += bytes
        let lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
        for line in lines.dropLast() { if let one = read(line) { progress.append(one) } }
        rest = Array((lines.last ?? []).prefix(Self.longest))
        return progress
    }

    /// - Throws: why the part is not there, when it is not.
    func check(_ end: ProgramEnd) throws(PartError) {
        switch end {
        case .notStarted: throw .noPython
        case .ended(.exited(0), _) where isReady: return
        case .ended(.exited(3), _), .ended(.killed, _): throw .stopped
        case .ended(_, let errors):
            let last = String(decoding: errors, as: UTF8.self).split(separator: "\n").last.map(String.init)
            throw .failed(reason: problem ?? last ?? "The part could not be downloaded.")
        }
    }

    private mutating func read(_ bytes: some Collection<UInt8>) -> PartProgress? {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { return nil }
        if let error = line.error { problem = error }
        if line.ready != nil {
            isReady = true
            return .ready
        }
        guard let done = line.done, let all = line.of else { return nil }
        return .loaded(bytes: done, of: all)
    }
}
