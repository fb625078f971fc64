import Foundation
import ProgramHarness

/// The checkout the tests were built from.
enum Checkout {
    static func sources() throws -> [SourceFile] { try files(in: "Sources") }

    static func tests() throws -> [SourceFile] { try files(in: "Tests") }

    private static func files(in folder: String) throws -> [SourceFile] {
        let root = BuiltProducts.sourceDirectory
        let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        return try files.sorted { $0.path < $1.path }.map { file in
            let path = String(file.path.dropFirst(root.path.count).drop { $0 == "/" })
            return SourceFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
        }
    }

    static func manifest() throws -> PackageManifest {
        let file = BuiltProducts.sourceDirectory.appending(path: "Package.swift")
        return PackageManifest(text: try String(contentsOf: file, encoding: .utf8))
    }
}
