import CNcurses
import Glibc

/// Where ncurses draws: a file in memory, read after each frame. What becomes of the bytes is our business.
@MainActor
final class FrameMemory {
    private let descriptor: Int32
    let file: UnsafeMutablePointer<FILE>

    /// nil when the system has no memory for it.
    init?() {
        descriptor = memfd_create("frame", UInt32(CN_CLOSE_ON_EXEC))
        guard descriptor >= 0, let file = fdopen(descriptor, "w") else { return nil }
        self.file = file
    }

    /// What was drawn since the last time.
    func take() -> [UInt8] {
        let count = Int(lseek(descriptor, 0, SEEK_CUR))
        guard count > 0 else { return [] }
        lseek(descriptor, 0, SEEK_SET)
        return Array(unsafeUninitializedCapacity: count) { bytes, taken in
            taken = max(0, pread(descriptor, bytes.baseAddress, count, 0))
        }
    }
}
