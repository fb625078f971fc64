import Foundation

/// What "~" stands for at the beginning of a path. Whoever knows the environment says so.
public struct HomeFolder: Sendable, Hashable {
    private let path: String?

    /// - Parameter path: nil where nobody has one: then "~" is a name like others.
    public init(path: String? = nil) { self.path = path }

    /// The path that a person means: "~" and what begins with "~/" lie in the home folder, "~anna/" in that of another.
    public func expanded(_ name: String) -> String {
        guard let path, name.hasPrefix("~") else { return name }
        guard name == "~" || name.hasPrefix("~/") else { return (name as NSString).expandingTildeInPath }
        return path + name.dropFirst()
    }
}
