import EchoScreen
import Glibc

/// Writes a new encrypted file, of which what was sealed survives any end of the program.
///
/// While it is written nobody else takes it for one that was left behind: it is locked until nobody holds it.
final class SealedFileWriter {
    private let file: NewFile
    private let format: SealedFormat
    private var waiting: [UInt8] = []
    private var number = 0
    private var isFinished = false
    /// Of the whole file so far.
    private(set) var byteCount = 0

    var path: String { file.path }

    init(_ path: String, key: StorageKey) throws(SealedFileError) {
        format = SealedFormat(key: key)
        file = try Self.told { () throws(RecordingError) in try NewFile(path) }
        file.lock()
        try write(format.header)
    }

    /// Takes bytes; full chunks of them are written.
    func append(_ bytes: some Collection<UInt8>) throws(SealedFileError) {
        waiting += bytes
        while waiting.count >= SealedFormat.mostBytes {
            try write(chunk: Array(waiting.prefix(SealedFormat.mostBytes)), isLast: false)
            waiting.removeFirst(SealedFormat.mostBytes)
        }
    }

    /// Writes what waits, as a chunk that is not full.
    func seal() throws(SealedFileError) {
        guard !waiting.isEmpty else { return }
        try write(chunk: waiting, isLast: false)
        waiting = []
    }

    /// Writes the rest: nothing comes behind it.
    func finish() throws(SealedFileError) {
        guard !isFinished else { return }
        isFinished = true
        try write(chunk: waiting, isLast: true)
        waiting = []
    }

    /// Also when the machine stops now, it is on the disk.
    func settle() { file.settle() }

    private func write(chunk text: [UInt8], isLast: Bool) throws(SealedFileError) {
        try write(format.seal(text, number: number, isLast: isLast))
        number += 1
    }

    /// A part of a chunk is worth nothing, and would stand between what is there and what comes.
    private func write(_ bytes: [UInt8]) throws(SealedFileError) {
        do throws(SealedFileError) {
            try Self.told { () throws(RecordingError) in try file.append(bytes) }
        } catch {
            file.truncate(to: byteCount)
            throw error
        }
        byteCount += bytes.count
    }

    private static func told<Value>(_ work: () throws(RecordingError) -> Value) throws(SealedFileError) -> Value {
        do throws(RecordingError) {
            return try work()
        } catch {
            throw .inaccessible(path: error.file, reason: error.reason)
        }
    }
}
