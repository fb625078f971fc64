import Foundation
import Testing

/// The library that forgets what was not synced when the power is cut, built beside a test's store.
struct ForgetfulLibrary {
    let path: String

    init(in folder: StoreFolder) throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/forgetful.c").path
        path = "\(folder.path)/forgetful.so"
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["clang", "-Wall", "-Werror", "-shared", "-fPIC", "-o", path, source, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
    }
}
