public import Foundation

/// The programs built beside the one that runs.
public enum BuiltProducts {
    /// The file of a product: next to the tests' bundle, or next to the running executable.
    public static func url(_ name: String) -> URL {
        directory.appending(path: name)
    }

    /// The checkout these sources were compiled from.
    public static var sourceDirectory: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// `swift test` runs the toolchain's own helper, which names the bundle among its arguments.
    private static var directory: URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") || $0.contains(".xctest/") }
        let running = bundle.map { URL(filePath: $0) } ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return running.deletingLastPathComponent()
    }
}
