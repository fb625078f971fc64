import EchoApp
import EchoPresentation
import EchoText
import Foundation
import TOMLKit

/// A TOML file that a person may write and comment, and that is changed in place.
struct TOMLFile: Sendable {
    /// A configuration larger than this is none.
    static let largest = 1_000_000

    let path: String

    /// Nil when there is no file.
    func contents() throws(SettingsStoreError) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else { throw failure("it cannot be read") }
        guard data.count <= Self.largest else { throw failure("it is too large") }
        guard let text = String(data: data, encoding: .utf8) else { throw failure("it is not UTF-8 text") }
        return text
    }

    /// All of the changes or none; what is written in a way that only a person can change is left alone.
    func change(_ edits: [TOMLEdit]) throws(SettingsStoreError) {
        let text = try contents() ?? ""
        guard (try? TOMLTable(string: TOMLHeaders.parsable(text))) != nil else {
            throw failure("it has an error; fix that first")
        }
        var changed = text
        for edit in edits {
            changed = edit.applied(to: changed)
            guard holds(changed, edit) else {
                throw failure("the format of \(edit.place.key) can only be edited by hand")
            }
        }
        guard changed != text || !FileManager.default.fileExists(atPath: path) else { return }
        do { try AtomicFile(path: path).write(changed) } catch { throw failure(error.reason) }
    }

    func delete() throws(SettingsStoreError) {
        do { try FileManager.default.removeItem(atPath: path) } catch { throw failure("it cannot be deleted") }
    }

    func failure(_ reason: String) -> SettingsStoreError { SettingsStoreError(file: path, reason: reason) }

    /// Whether the changed text is still TOML, with the key where it belongs, or gone from there.
    private func holds(_ text: String, _ edit: TOMLEdit) -> Bool {
        guard let table = try? TOMLTable(string: TOMLHeaders.parsable(text)) else { return false }
        let section = edit.place.names.reduce(Optional(table)) { $0?[$1]?.table }
        return (section?[edit.place.key] != nil) == (edit.literal != nil)
    }
}
