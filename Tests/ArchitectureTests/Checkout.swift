import Foundation
import ProgramHarness

/// The checkout the tests were built from.
enum Checkout {
    /// Read once: reading all of them is most of what the rules take.
    private static let allSources = Result { try swift(below: "Sources") }
    private static let allTests = Result { try swift(below: "Tests") }

    static func sources() throws -> [SourceFile] { try allSources.get() }
    static func tests() throws -> [SourceFile] { try allTests.get() }

    private static func swift(below folder: String) throws -> [SourceFile] {
        try files(below: folder, ending: "swift").map { SourceFile(path: $0, text: try text(of: $0)) }
    }

    static func manifest() throws -> PackageManifest { PackageManifest(text: try text(of: "Package.swift")) }

    /// The files of a folder and of the folders in it, by their paths from the root.
    static func files(below folder: String, ending: String) -> [String] {
        let root = BuiltProducts.sourceDirectory
        let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == ending }
        return files.map { String($0.path.dropFirst(root.path.count).drop { $0 == "/" }) }.sorted()
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: BuiltProducts.sourceDirectory.appending(path: path), encoding: .utf8)
    }

    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: BuiltProducts.sourceDirectory.appending(path: path).path)
    }
}
