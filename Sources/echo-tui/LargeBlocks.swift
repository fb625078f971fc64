import Foundation

/// Memory of large blocks.
enum LargeBlocks {
    /// Has them given back to the system when they are freed, and not kept for the next.
    ///
    /// The C library raises its threshold to the size of the largest block that was freed.
    static func returnAtOnce() {
        // From <malloc.h>, which Swift's module of the C library leaves out.
        typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
        let mmapThreshold: Int32 = -3
        guard let address = dlsym(nil, "mallopt") else { return }
        _ = unsafeBitCast(address, to: Mallopt.self)(mmapThreshold, 256 << 10)
    }
}
