import Foundation

/// The folder that "~" stands for at the beginning of a path. The one who knows the environment supplies it.
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

    /// Where a path is, in one way whoever wrote it and however: absolute, with "~" for the home folder.
    ///
    /// - Parameter folder: what does not begin with a slash lies in it.
    public func whole(_ name: String, in folder: String) -> String {
        let expanded = expanded(name)
        let absolute = URL(filePath: expanded.hasPrefix("/") ? expanded : "\(folder)/\(expanded)").standardized.path
        guard let path, !path.isEmpty, absolute.hasPrefix(path + "/") else { return absolute }
        return "~" + absolute.dropFirst(path.count)
    }
}
