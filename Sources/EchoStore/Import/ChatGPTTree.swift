import Foundation

/// How the messages of ChatGPT's export hang together. What a node does not say of its parent, its children or its time
/// is taken from the others.
struct ChatGPTTree {
    private let names: Set<String>
    private var parents: [String: String] = [:]
    private var children: [String: [String]] = [:]
    private var times: [String: Date] = [:]

    init(_ nodes: [String: Any]) {
        names = Set(nodes.keys)
        for (name, value) in nodes {
            let node = value as? [String: Any]
            let parent = node?["parent"] as? String
            if let parent, parent != name, names.contains(parent) { parents[name] = parent }
            let message = node?["message"] as? [String: Any]
            times[name] = ChatGPTConversation.date(message?["create_time"])
        }
        for name in nodes.keys.sorted() {
            for child in (nodes[name] as? [String: Any])?["children"] as? [Any] ?? [] {
                guard let child = child as? String, child != name, names.contains(child), parents[child] == nil else {
                    continue
                }
                parents[child] = name
            }
        }
        for (child, parent) in parents { children[parent, default: []].append(child) }
    }

    var firstTime: Date? { times.values.min() }

    /// From the first message to the one that was shown last. Messages that hang on nothing stand where their time says.
    func path(to current: String?) throws(ImportedElement.Refusal) -> [String] {
        let roots = names.filter { parents[$0] == nil }
        guard !roots.isEmpty || names.isEmpty else { throw Self.circle }
        var paths: [(time: Date, root: String, path: [String])] = []
        let current = current.flatMap { names.contains($0) ? $0 : nil }
        let shownRoot = try current.map { name throws(ImportedElement.Refusal) in try way(to: name)[0] }
        for root in roots {
            let path = try way(to: root == shownRoot ? current ?? root : newestLeaf(below: root))
            let time = path.lazy.compactMap { times[$0] }.first ?? (root == shownRoot ? .distantPast : .distantFuture)
            paths.append((time, root, path))
        }
        return paths.sorted { ($0.time, $0.root) < ($1.time, $1.root) }.flatMap(\.path)
    }

    private static let circle = ImportedElement.Refusal(reason: "has messages that answer one another in a circle")

    private func way(to name: String) throws(ImportedElement.Refusal) -> [String] {
        var (path, seen): ([String], Set<String>) = ([], [])
        var next: String? = name
        while let node = next {
            guard seen.insert(node).inserted else { throw Self.circle }
            path.append(node)
            next = parents[node]
        }
        return path.reversed()
    }

    /// The end of the newest branch; of those without a time, of the longest.
    private func newestLeaf(below start: String) -> String {
        var best = (time: Date.distantPast, depth: 0, name: start)
        var (open, seen): ([(name: String, time: Date, depth: Int)], Set<String>) = ([(start, .distantPast, 0)], [])
        while let (name, earlier, depth) = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            let time = max(times[name] ?? earlier, earlier)
            let below = children[name] ?? []
            if below.isEmpty, (time, depth, name) > best { best = (time, depth, name) }
            open += below.map { ($0, time, depth + 1) }
        }
        return best.name
    }
}
