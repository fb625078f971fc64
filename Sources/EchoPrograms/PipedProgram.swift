import Glibc

/// A program that is asked and answers. It is used on one thread, which waits for it, and ends with the last reference.
public final class PipedProgram {
    /// Between two looks at whether somebody still waits.
    private static let glance: Int32 = 50

    private let process: ChildProcess
    private let input: PipeEnd
    private let output: PipeEnd

    public init(_ command: ProgramCommand) throws(ProgramError) {
        let toProgram = try ProgramSpawner.pipe()
        input = PipeEnd(toProgram.writing)
        defer { close(toProgram.reading) }
        let fromProgram = try ProgramSpawner.pipe()
        output = PipeEnd(fromProgram.reading)
        defer { close(fromProgram.writing) }
        process = try ProgramSpawner.spawn(
            command, input: .descriptor(toProgram.reading), output: .descriptor(fromProgram.writing), errors: .nothing)
    }

    public func closeInput() { input.close() }

    /// Writes all of it while reading what comes, until `end` came, or the output is over when that is nil.
    ///
    /// - Parameter most: bytes of the answer; what goes beyond is not read.
    /// - Throws: `ProgramError`. What it says after that would be taken for the answer to the next question.
    public func exchange(
        _ bytes: [UInt8], until end: UInt8?, most: Int, within limit: Duration
    ) throws(ProgramError) -> [UInt8] {
        let deadline = ContinuousClock.now + limit
        var rest = bytes[...]
        var answer: [UInt8] = []
        while true {
            if Task.isCancelled { throw .cancelled }
            guard ContinuousClock.now < deadline else { throw .timedOut }
            var waits = [
                pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: rest.isEmpty ? -1 : input.number, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&waits, nfds_t(waits.count), Self.glance) > 0 else { continue }
            if waits[1].revents != 0 {
                guard let count = input.write(rest) else { throw .brokenOff }
                rest = rest.dropFirst(count)
                if rest.isEmpty, end == nil { closeInput() }
            }
            guard waits[0].revents != 0, let piece = output.read() else { continue }
            guard !piece.isEmpty else {
                if end == nil { return answer }
                throw .brokenOff
            }
            let index = end.flatMap { piece.firstIndex(of: $0) }
            answer += index.map { piece[..<$0] } ?? piece[...]
            guard answer.count <= most else { throw .tooMuchOutput }
            if index != nil { return answer }
        }
    }
}
